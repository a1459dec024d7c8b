/**
 * Imported by every command: one whose reader is gone (`| head -1`) comes to its end all the same, with what it had to do
 * and its exit code. What it would still say is dropped.
 */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
