/** Where the pages live, and what index.html was told when it was handed out. */

// Sources lie in src/, built files in assets/: one folder below the root, whatever address is shown.
const here: string = import.meta.url;

/** The folder of index.html. It ends in a slash. */
export const ROOT = new URL('..', here);

/** The version of these pages; empty while they are being developed. */
export const VERSION = told('pangea-version');

/** Is there a service at all? A static host has none. */
export const hasService = told('pangea-service') !== 'none';

/** The address of something below the root. */
export function at(path: string): string {
  return new URL(path, ROOT).href;
}

/** The address of a file whose name says nothing of its version: so that it is this version's. */
export function fileAt(path: string): string {
  return at(VERSION ? `${path}?v=${VERSION}` : path);
}

function told(name: string): string {
  // Tests of single modules have no document.
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';
}
