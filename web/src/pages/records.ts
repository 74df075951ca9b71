/** Records of games in files that people choose. */

/** What shows that something is a record: the version of the format, as the library checks it. */
const MARK = 'pangea';

/** A file may hold one record, or many with one in each line: then it is the first. Null if there is none. */
export function recordIn(text: string): Record<string, unknown> | null {
  const found = parsed(text) ?? parsed(text.split('\n').find((line) => line.trim()) ?? '');
  return isRecord(found) ? found : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === 'object' && found !== null && !Array.isArray(found) && MARK in found;
}
