/** Ends a command that failed: what it says, and why, on the error output; exit code 1. */
export function complain(thrown: unknown): void {
  const says = thrown instanceof Error ? thrown.message : String(thrown);
  const why = thrown instanceof Error && thrown.cause instanceof Error ? `  ${thrown.cause.message}\n` : '';
  process.stderr.write(`${says}\n${why}`);
  process.exitCode = 1;
}
