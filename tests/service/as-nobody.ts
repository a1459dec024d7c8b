/** Does something as a user who may read nobody else's files; root may read them all. */
export async function asNobody(work: () => unknown): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}
