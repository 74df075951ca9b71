/** What never changes while these pages are of one version: files beside them, with a service or without. */

import { fileAt } from '../base';

/** A file of the folder `data`, such as `clans/board`. */
export function dataFile(name: string): Promise<Response> {
  return fetch(fileAt(`data/${name}.json`));
}
