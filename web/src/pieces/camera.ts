/** What part of a drawing is seen: the arithmetic of zoom and pan. */

import type { Point } from './direction';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The middle of what is seen, in the drawing's own measure. */
  x: number;
  y: number;
  /** 1: the whole drawing fits. */
  zoom: number;
}

export const CLOSEST = 6;

/** Everything fits, in the middle. */
export function fitted(box: Box): Camera {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 };
}

/** The part of the drawing in a window of that shape. */
export function seen(camera: Camera, box: Box, aspect: number): Box {
  const least = Math.max(box.width, box.height * aspect);
  const width = least / camera.zoom;
  const height = width / aspect;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/**
 * The same part, moved so that the drawing makes way for the buttons in the lower right corner: up where there is
 * room above it, else to the left. `lens` is how much of the window's width and height the buttons take.
 */
export function besideLens(part: Box, box: Box, zoom: number, lens: { width: number; height: number }): Box {
  const room = {
    x: Math.max(0, (part.width - box.width / zoom) / 2),
    y: Math.max(0, (part.height - box.height / zoom) / 2),
  };
  const lacks = {
    x: Math.max(0, lens.width * part.width - room.x),
    y: Math.max(0, lens.height * part.height - room.y),
  };
  const up = Math.min(room.y, lacks.y);
  const covered = lacks.y > 0 ? 1 - up / lacks.y : 0;
  return { ...part, x: part.x + Math.min(room.x, lacks.x) * covered, y: part.y + up };
}

/** Closer or farther, while the point under the fingers stays where it is. */
export function zoomed(camera: Camera, box: Box, at: Point, factor: number): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor));
  const kept = camera.zoom / zoom;
  return kept === 1
    ? camera
    : within({ x: at.x + (camera.x - at.x) * kept, y: at.y + (camera.y - at.y) * kept, zoom }, box);
}

export function panned(camera: Camera, box: Box, by: Point): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, box);
}

/** Near enough that a place is in the middle part of the window; unchanged if it is there already. */
export function showing(camera: Camera, box: Box, aspect: number, place: Point): Camera {
  const window = seen(camera, box, aspect);
  const [left, top] = [window.x + window.width * 0.1, window.y + window.height * 0.1];
  const [right, bottom] = [left + window.width * 0.8, top + window.height * 0.8];
  const by = {
    x: Math.min(0, place.x - left) + Math.max(0, place.x - right),
    y: Math.min(0, place.y - top) + Math.max(0, place.y - bottom),
  };
  return by.x === 0 && by.y === 0 ? camera : panned(camera, box, by);
}

/** As close to some places as shows all of them, with some of what lies around; no closer than `most`. */
export function around(box: Box, aspect: number, places: readonly Point[], most: number): Camera {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const edge = 0.3 * Math.min(box.width, box.height);
  const wanted = Math.max(right - left + edge * 2, (bottom - top + edge * 2) * aspect);
  const zoom = Math.min(most, Math.max(1, Math.max(box.width, box.height * aspect) / wanted));
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, box);
}

/** The drawing has grown or shrunk: whoever saw all of it still does, whoever looked closely goes on looking there. */
export function refitted(camera: Camera, before: Box, box: Box): Camera {
  if (camera.zoom === 1) return fitted(box);
  const zoom = Math.min(CLOSEST, Math.max(1, (camera.zoom * box.width) / before.width));
  return within({ ...camera, zoom }, box);
}

/** Part of the way from one camera to another: 0 is the one, 1 the other. */
export function between(one: Camera, other: Camera, part: number): Camera {
  const mixed = (from: number, to: number) => from + (to - from) * part;
  return { x: mixed(one.x, other.x), y: mixed(one.y, other.y), zoom: mixed(one.zoom, other.zoom) };
}

export function isSameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Nobody gets lost: the middle stays on the drawing, and at zoom 1 in its middle. */
function within(camera: Camera, box: Box): Camera {
  const free = 1 - 1 / camera.zoom;
  const middle = fitted(box);
  const hold = (value: number, centre: number, size: number) =>
    Math.min(centre + (size / 2) * free, Math.max(centre - (size / 2) * free, value));
  return {
    x: hold(camera.x, middle.x, box.width),
    y: hold(camera.y, middle.y, box.height),
    zoom: camera.zoom,
  };
}
