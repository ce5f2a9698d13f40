// A throw in a world of its own: the die falls, bounces and comes to rest; then the whole fall is turned so that the face
// that was recorded is the one that counts. Chance is long over when this begins: it only shows what lies on the table.
import { Body, ConvexPolyhedron, Material, Plane, Quaternion, Vec3, World } from 'cannon-es'
import { dot, middle, minus, normalOf, type Point, readsUp, type Solid, unit } from './solids.ts'

export interface Moment {
  readonly at: Point
  readonly turn: readonly [number, number, number, number]
}

export interface Fall {
  readonly moments: readonly Moment[]
  /** When it struck the table, in moments, and how hard. */
  readonly knocks: readonly { readonly moment: number; readonly force: number }[]
}

const perSecond = 60
const longest = 300

function worldOf(): World {
  const world = new World({ gravity: new Vec3(0, -38, 0) })
  const material = new Material({ friction: 0.35, restitution: 0.42 })
  world.defaultMaterial = material
  world.defaultContactMaterial.friction = 0.3
  world.defaultContactMaterial.restitution = 0.42
  const floor = new Body({ mass: 0, shape: new Plane() })
  floor.quaternion.setFromEuler(-Math.PI / 2, 0, 0)
  world.addBody(floor)
  return world
}

const shapeOf = ({ corners, faces }: Solid): ConvexPolyhedron =>
  new ConvexPolyhedron({
    vertices: corners.map(([x, y, z]) => new Vec3(x, y, z)),
    faces: faces.map(face => [...face]),
  })

/** `draw()` gives numbers from 0 to 1: how the throw looks, never what it shows. */
export function tumble(solid: Solid, face: number, draw: () => number): Fall {
  const world = worldOf()
  const body = new Body({ mass: 1, shape: shapeOf(solid), angularDamping: 0.35, linearDamping: 0.3 })
  const spread = (size: number) => (draw() - 0.5) * size
  body.position.set(spread(0.6), 5 + draw() * 2, 7)
  body.quaternion.setFromEuler(draw() * 6.3, draw() * 6.3, draw() * 6.3)
  body.velocity.set(spread(1.2), 0, -11 - draw() * 3)
  body.angularVelocity.set(spread(26), spread(26), spread(26))
  world.addBody(body)
  const knocks: { moment: number; force: number }[] = []
  let moment = 0
  body.addEventListener('collide', ({ contact }: { contact: { getImpactVelocityAlongNormal(): number } }) => {
    const force = Math.abs(contact.getImpactVelocityAlongNormal())
    if (force > 1.5) knocks.push({ moment, force })
  })
  const moments: Moment[] = []
  for (; moment < longest; moment++) {
    world.step(1 / perSecond)
    const { position: p, quaternion: q } = body
    moments.push({ at: [p.x, p.y, p.z], turn: [q.x, q.y, q.z, q.w] })
    if (moment > 40 && body.velocity.length() + body.angularVelocity.length() < 0.3) break
  }
  return { moments: shown(solid, face, moments), knocks }
}

/** The face that counts where the die came to rest. */
export function landed(solid: Solid, { turn: [x, y, z, w] }: Moment): number {
  const down = new Quaternion(x, y, z, w).inverse().vmult(new Vec3(0, solid.liesOn ? -1 : 1, 0))
  const heights = solid.faces.map((_, i) => dot(normalOf(solid, i), [down.x, down.y, down.z]))
  return heights.indexOf(Math.max(...heights))
}

/** The number that people read on a die that lies so. */
export function reads(solid: Solid, [x, y, z, w]: Moment['turn']): number {
  const up = new Quaternion(x, y, z, w).inverse().vmult(new Vec3(0, 1, 0))
  return readsUp(solid, [up.x, up.y, up.z])
}

/** Every moment turned by the same symmetry of the solid; the last ones lay it flat. */
function shown(solid: Solid, face: number, moments: readonly Moment[]): Moment[] {
  const last = moments.at(-1) as Moment
  const symmetry = symmetryOf(solid, face - 1, landed(solid, last))
  const turned = moments.map(({ at, turn: [x, y, z, w] }) => ({ at, turn: new Quaternion(x, y, z, w).mult(symmetry) }))
  const end = (turned.at(-1) as (typeof turned)[number]).turn
  const n = end.vmult(vector(normalOf(solid, face - 1)))
  const flat = new Quaternion().setFromVectors(n, new Vec3(0, solid.liesOn ? -1 : 1, 0)).mult(end)
  const settling = 12
  return turned.map(({ at, turn }, i) => {
    const share = Math.max(0, (i - turned.length + settling + 1) / settling)
    const { x, y, z, w } = share > 0 ? turn.slerp(flat, share) : turn
    return { at, turn: [x, y, z, w] as const }
  })
}

const vector = ([x, y, z]: Point): Vec3 => new Vec3(x, y, z)

/** Takes one normal to another; half a turn about an axis in the face where they are opposite. */
function between({ normal, out }: { normal: Point; out: Point }, to: Point): Quaternion {
  const turn = new Quaternion()
  return dot(normal, to) < -0.9999
    ? turn.setFromAxisAngle(vector(out), Math.PI)
    : turn.setFromVectors(vector(normal), vector(to))
}

/** The rotation of the solid onto itself that takes one face to another. */
export function symmetryOf(solid: Solid, from: number, to: number): Quaternion {
  const corner = (face: number, i: number): Point => solid.corners[solid.faces[face]?.[i] as number] as Point
  const frame = (face: number, i: number) => {
    const normal = normalOf(solid, face)
    const out = minus(
      corner(face, i),
      middle((solid.faces[face] as readonly number[]).map(c => solid.corners[c] as Point)),
    )
    return { normal, out: unit(out) }
  }
  const a = frame(from, 0)
  for (let i = 0; i < (solid.faces[to]?.length ?? 0); i++) {
    const b = frame(to, i)
    const first = between(a, b.normal)
    const out = first.vmult(vector(a.out))
    const sine = vector(b.normal).dot(out.cross(vector(b.out)))
    const twist = new Quaternion().setFromAxisAngle(vector(b.normal), Math.atan2(sine, out.dot(vector(b.out))))
    const turn = twist.mult(first)
    if (
      solid.corners.every(point =>
        solid.corners.some(other => vector(other).distanceTo(turn.vmult(vector(point))) < 0.02),
      )
    )
      return turn
  }
  return new Quaternion()
}
