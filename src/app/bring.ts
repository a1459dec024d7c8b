/** Milliseconds for which a file is waited for. */
const patience = 20_000;

/** Files that have come or are on their way, by address. */
const brought = new Map<string, Promise<void>>();

/**
 * Brings all files of a chunk, its style sheets and what it imports, and then imports it. A browser keeps the failure of
 * a module for as long as the page lives, so none is imported before its file is there; what did not come rejects, and
 * is asked for again the next time. `files` are the addresses from the root, without their slash.
 */
export async function bring<Chunk>(
  load: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  await Promise.all(files.map(broughtOnce));
  return load();
}

/** Whether the service has a file of this page no more: it was renewed since, and the page must be loaded again. */
export let isOutdated = false;

function broughtOnce(file: string): Promise<void> {
  const coming = brought.get(file) ?? begun(file);
  brought.set(file, coming);
  coming.catch(() => brought.delete(file));
  return coming;
}

async function begun(file: string): Promise<void> {
  // The page itself names what it begins with, and what of it stands in the page.
  const named = ['href', 'src', 'data-href'].map((name) => `[${name}="/${file}"]`).join();
  if (document.querySelector(named)) return;
  return file.endsWith('.css') ? styled(file) : fetched(file);
}

/**
 * Into the browser's store of replies, from where the import takes it. A preloaded module fails for good as one does. What
 * does not come in twenty seconds is asked for anew: a line may take a question and never answer.
 */
async function fetched(file: string): Promise<void> {
  const reply = await fetch(`/${file}`, { signal: AbortSignal.timeout(patience) });
  if (reply.status === 404) {
    isOutdated = true;
    document.getElementById('unloaded')?.removeAttribute('hidden');
  }
  if (!reply.ok) throw new TypeError(file);
  await reply.arrayBuffer();
}

/** Waited for as long: a line that takes the question and never answers must not leave the page without its look for good. */
function styled(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onerror = () => {
      clearTimeout(deadline);
      link.remove();
      reject(new TypeError(file));
    };
    const onload = () => {
      clearTimeout(deadline);
      resolve();
    };
    const deadline = setTimeout(onerror, patience);
    const said = { rel: 'stylesheet', href: `/${file}`, onload, onerror };
    const link = Object.assign(document.createElement('link'), said);
    document.head.append(link);
  });
}
