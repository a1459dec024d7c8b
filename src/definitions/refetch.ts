/**
 * Fetches a chunk, once more under another address where that failed: a browser keeps the failure of a module for as long
 * as the page lives, so that asking for the very same address again brings nothing. Rejects as the last attempt did.
 */
export async function refetch<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (failure) {
    const address = /https?:\/\/\S+\.js/.exec(String(failure))?.[0];
    if (address === undefined) throw failure;
    return import(/* @vite-ignore */ `${address}?${Date.now()}`);
  }
}
