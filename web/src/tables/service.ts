/** Tables that the service keeps. */

import * as api from '../wire/api';
import { ask, watch } from '../wire/events.svelte';
import type { TableHost } from './host';

export const serviceHost: TableHost = {
  table: api.table,
  position: api.position,
  past: api.past,
  join: api.join,
  arrange: api.arrange,
  end: api.end,
  rematch: api.rematch,
  act: api.act,
  hint: api.hint,
  replay: api.replay,
  scenes: api.scenes,
  watch,
  ask,
};
