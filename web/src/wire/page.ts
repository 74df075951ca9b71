/** A name for this page while it is open: the service tells it once what it did itself. */
export const PAGE = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join(
  '',
);
