/**
 * Imported by commands that take long: each ends when it is told to, and tidies up before. As the first process of a container
 * it would hear of no signal that it does not listen to.
 */
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));
