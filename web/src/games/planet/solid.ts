/** The planet as a solid that can be turned: three.js, drawn only when something changed. */

import {
  AmbientLight,
  BackSide,
  BufferGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  Euler,
  Float32BufferAttribute,
  Group,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';

import { bulged, EDGES, FACES, flatCorner, NORMALS, solidCorner, type Spatial } from './layout';
import {
  FACE_PIXELS,
  onTexture,
  paintFace,
  strokesFor,
  type FaceShown,
  type Paints,
  type Strokes,
} from './paint';

export interface Solid {
  /** Paint the faces; those that look as before are left alone. Without its letters the page is not ready. */
  show(faces: readonly FaceShown[], paints: Paints, lettered: boolean): void;
  /** Light some portions and dim the others; null: all alike. */
  light(portions: ReadonlySet<number> | null): void;
  /** Turn by a drag of this many pixels. */
  turn(across: number, down: number): void;
  /** Let it run on as it was turned last, and slow down. */
  release(): void;
  hold(): void;
  /** Turn until a face looks at the reader. */
  face(face: number, motion: boolean): void;
  /** The portion under a point of the canvas, in its own pixels. */
  at(x: number, y: number): number | null;
  resize(width: number, height: number): void;
  dispose(): void;
}

const STEPS = 7;
/** Portions are cut into small triangles, so that faces can bulge. */
const PIECES = STEPS * STEPS;
const TURN_MILLISECONDS = 380;
const REST_MILLISECONDS = 160;
const DIM = 0.42;

/** On a canvas, with its WebGL. */
export function makeSolid(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): Solid {
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setClearColor(0x000000, 0);
  const scene = new Scene();
  const camera = new PerspectiveCamera(20, 1, 1, 20);
  camera.position.z = 8.3;
  const sun = new DirectionalLight(0xffffff, 1.35);
  sun.position.set(-2.4, 3, 4);
  scene.add(sun, new AmbientLight(0xffffff, 1.85));
  const planet = new Group();
  scene.add(planet);

  const faces = Array.from({ length: FACES }, (_, face) => makeFace(face, renderer));
  const rim = makeRim(faces.map((face) => face.mesh.geometry));
  planet.add(...faces.map((face) => face.mesh), rim);

  let frame = 0;
  let width = 1;
  let speed = new Vector2();
  let turning: { from: Quaternion; to: Quaternion; since: number } | null = null;
  let running = false;
  let moved = false;
  let brush: Brush | null = null;
  const pace = new Pace();

  planet.quaternion.setFromEuler(new Euler(0.66, -0.42, 0));

  function draw(now: number): void {
    frame = 0;
    if (turning) {
      const share = Math.min(1, (now - turning.since) / TURN_MILLISECONDS);
      planet.quaternion.slerpQuaternions(turning.from, turning.to, 1 - (1 - share) ** 3);
      if (share === 1) turning = null;
      moved = true;
    } else if (running) {
      rotate(speed.x, speed.y);
      speed.multiplyScalar(0.93);
      running = speed.length() > 0.25;
    }
    pace.frame(now, moved);
    moved = false;
    const ratio = pace.sharpness * Math.min(2, window.devicePixelRatio);
    if (ratio !== renderer.getPixelRatio()) renderer.setPixelRatio(ratio);
    renderer.render(scene, camera);
    if (turning || running || pace.sharpness < 1) draft();
  }

  function draft(): void {
    frame ||= requestAnimationFrame(draw);
  }

  function rotate(across: number, down: number): void {
    const angle = (Math.hypot(across, down) / width) * 4.2;
    if (angle === 0) return;
    moved = true;
    const axis = new Vector3(down, across, 0).normalize();
    planet.quaternion.premultiply(new Quaternion().setFromAxisAngle(axis, angle));
  }

  const restored = (): void => draft();
  const lost = (event: Event): void => event.preventDefault();
  canvas.addEventListener('webglcontextrestored', restored);
  canvas.addEventListener('webglcontextlost', lost);

  return {
    show(shown, paints, lettered) {
      const look = JSON.stringify([paints, lettered]);
      if (look !== brush?.look) brush = { look, paints, strokes: strokesFor(paints) };
      rim.material.color = new Color(paints.line);
      for (const each of shown) faces[each.face]!.paint(each, brush);
      draft();
    },
    light(portions) {
      for (const [face, each] of faces.entries()) each.light(face, portions);
      draft();
    },
    turn(across, down) {
      turning = null;
      running = false;
      speed.set(across, down);
      rotate(across, down);
      draft();
    },
    release() {
      running = speed.length() > 1.5;
      draft();
    },
    hold() {
      running = false;
      speed = new Vector2();
    },
    face(face, motion) {
      running = false;
      const to = facing(face);
      if (motion) turning = { from: planet.quaternion.clone(), to, since: performance.now() };
      else planet.quaternion.copy(to);
      draft();
    },
    at(x, y) {
      const size = renderer.getSize(new Vector2());
      const ray = new Raycaster();
      ray.setFromCamera(new Vector2((x / size.x) * 2 - 1, 1 - (y / size.y) * 2), camera);
      planet.updateMatrixWorld();
      const [hit] = ray.intersectObjects(
        faces.map((each) => each.mesh),
        false,
      );
      if (!hit) return null;
      const face = faces.findIndex((each) => each.mesh === hit.object);
      return face * EDGES + Math.floor(hit.faceIndex! / PIECES);
    },
    resize(wide, high) {
      width = Math.max(1, wide);
      renderer.setSize(width, Math.max(1, high), false);
      camera.aspect = width / Math.max(1, high);
      camera.updateProjectionMatrix();
      draft();
    },
    dispose() {
      cancelAnimationFrame(frame);
      canvas.removeEventListener('webglcontextrestored', restored);
      canvas.removeEventListener('webglcontextlost', lost);
      for (const each of faces) each.dispose();
      rim.geometry.dispose();
      rim.material.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** On a slow machine a planet that turns is drawn coarser, and sharp again when it rests. */
class Pace {
  sharpness = 1;
  private slow = 0;
  private last = 0;
  private lastMoved = 0;

  frame(now: number, moved: boolean): void {
    const between = now - this.last;
    this.last = now;
    // After a rest the time between two frames says nothing.
    if (moved && between < 500) this.slow = Math.max(0, Math.min(8, this.slow + (between > 26 ? 1 : -0.5)));
    if (moved) this.lastMoved = now;
    const rests = now - this.lastMoved > REST_MILLISECONDS;
    if (rests) this.sharpness = 1;
    else if (this.slow > 4) this.sharpness = 0.5;
  }
}

/** The turn after which a face looks at the reader, portion 0 up: as its tile lies on the table. */
function facing(face: number): Quaternion {
  const ahead = vector(NORMALS[face]!);
  const edge = vector(solidCorner(face, -1)).add(vector(solidCorner(face, 0)));
  const up = edge.projectOnPlane(ahead).normalize();
  const axes = new Matrix4().makeBasis(up.clone().cross(ahead), up, ahead);
  return new Quaternion().setFromRotationMatrix(axes.transpose());
}

function vector(point: Spatial): Vector3 {
  return new Vector3(point.x, point.y, point.z);
}

/** Colours and strokes to paint with, and a word that changes when they do. */
interface Brush {
  look: string;
  paints: Paints;
  strokes: Strokes;
}

interface Face {
  mesh: Mesh<BufferGeometry, MeshLambertMaterial>;
  paint(shown: FaceShown, brush: Brush): void;
  light(face: number, portions: ReadonlySet<number> | null): void;
  dispose(): void;
}

function makeFace(face: number, renderer: WebGLRenderer): Face {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = FACE_PIXELS;
  const context = canvas.getContext('2d')!;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy());
  texture.minFilter = LinearMipmapLinearFilter;
  const geometry = faceGeometry(face);
  const material = new MeshLambertMaterial({ map: texture, vertexColors: true });
  let painted = '';
  return {
    mesh: new Mesh(geometry, material),
    paint(shown, brush) {
      const wanted = JSON.stringify(shown) + brush.look;
      if (wanted === painted) return;
      painted = wanted;
      paintFace(context, shown, brush.paints, brush.strokes);
      texture.needsUpdate = true;
    },
    light(number, portions) {
      const colours = geometry.getAttribute('color');
      for (let corner = 0; corner < colours.count; corner++) {
        const portion = number * EDGES + Math.floor(corner / (PIECES * 3));
        const share = !portions || portions.has(portion) ? 1 : DIM;
        colours.setXYZ(corner, share, share, share);
      }
      colours.needsUpdate = true;
    },
    dispose() {
      geometry.dispose();
      material.dispose();
      texture.dispose();
    },
  };
}

/** Five portions, one after the other, each cut into the same number of triangles. */
function faceGeometry(face: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const places: number[] = [];
  const middle = vector(NORMALS[face]!);
  for (let edge = 0; edge < EDGES; edge++) {
    const [before, after] = [vector(solidCorner(face, edge - 1)), vector(solidCorner(face, edge))];
    const [left, right] = [flatCorner(edge - 1), flatCorner(edge)];
    for (const [inner, outer] of pieces()) {
      // From the middle towards the corner before the portion, and towards the one after it.
      const rest = 1 - inner - outer;
      const point = new Vector3()
        .addScaledVector(middle, rest)
        .addScaledVector(before, inner)
        .addScaledVector(after, outer);
      const normal = middle.clone().lerp(point.clone().normalize(), 0.75).normalize();
      const { x, y, z } = bulged(point);
      positions.push(x, y, z);
      normals.push(normal.x, normal.y, normal.z);
      places.push(...onTexture(left.x * inner + right.x * outer, left.y * inner + right.y * outer));
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(places, 2));
  geometry.setAttribute('color', new Float32BufferAttribute(new Float32Array(positions.length).fill(1), 3));
  return geometry;
}

/** The corners of the small triangles of a portion, anticlockwise seen from outside as WebGL wants them. */
function* pieces(): Generator<[inner: number, outer: number]> {
  const at = (one: number, other: number): [number, number] => [one / STEPS, other / STEPS];
  for (let one = 0; one < STEPS; one++) {
    for (let other = 0; other < STEPS - one; other++) {
      yield at(one, other);
      yield at(one, other + 1);
      yield at(one + 1, other);
      if (one + other === STEPS - 1) continue;
      yield at(one + 1, other);
      yield at(one, other + 1);
      yield at(one + 1, other + 1);
    }
  }
}

/** The ink line around the whole planet: the same shape, a little larger, seen from inside. */
function makeRim(parts: readonly BufferGeometry[]): Mesh<BufferGeometry, MeshBasicMaterial> {
  const positions = parts.flatMap((part) => [...part.getAttribute('position').array]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  const rim = new Mesh(geometry, new MeshBasicMaterial({ side: BackSide }));
  rim.scale.setScalar(1.014);
  return rim;
}
