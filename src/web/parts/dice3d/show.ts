// Draws falling dice on a transparent canvas. Loaded on demand, since three.js is larger than the rest of the table.
import {
  AmbientLight,
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three'
import { cross, dot, middle, minus, normalOf, type Point, type Solid, solidOf, unit } from './solids.ts'
import { type Fall, reads, tumble } from './tumble.ts'

export interface FallingDie {
  readonly sides: number
  readonly face: number
  readonly kind: 'plain' | 'thorn' | 'help'
}

interface Colours {
  readonly body: string
  readonly ink: string
}

const cell = 128
const faster = 1.5
const stays = 900

/** One picture for a kind of die: every face a cell of it. A four-sided die has the numbers at its corners. */
function picture(solid: Solid, { body, ink }: Colours): CanvasTexture {
  const across = Math.ceil(Math.sqrt(solid.faces.length))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = across * cell
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.fillStyle = body
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const [i, face] of solid.faces.entries()) {
    const [x, y] = [(i % across) * cell + cell / 2, Math.floor(i / across) * cell + cell / 2]
    if (solid.liesOn) for (const [at, corner] of face.entries()) cornerNumber(pen, x, y, at, corner + 1)
    else faceNumber(pen, x, y, i + 1, solid.faces.length)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

function faceNumber(pen: CanvasRenderingContext2D, x: number, y: number, number: number, sides: number): void {
  pen.font = `600 ${sides > 12 ? 40 : sides > 6 ? 50 : 64}px Fraunces, Georgia, serif`
  pen.fillText(`${number}`, x, y)
  if (sides > 6 && (number === 6 || number === 9)) pen.fillRect(x - 12, y + 26, 24, 4)
}

/** On a four-sided die the corner that points up is the number: the one that none of the lower faces lacks. */
function cornerNumber(pen: CanvasRenderingContext2D, x: number, y: number, at: number, number: number): void {
  const angle = (at * 2 * Math.PI) / 3
  pen.save()
  pen.translate(x, y)
  pen.rotate(-angle)
  pen.font = '600 34px Fraunces, Georgia, serif'
  pen.fillText(`${number}`, 0, -24)
  pen.restore()
}

/** Where a number's head points: the farthest corner of a face, or the middle of a side on a cube. */
function topOf(points: readonly Point[], centre: Point): Point {
  const far = (point: Point) => dot(minus(point, centre), minus(point, centre))
  const [first, second] = points as readonly [Point, Point]
  const square = points.length === 4 && points.every(point => Math.abs(far(point) - far(first)) < 1e-6)
  return square
    ? middle([first, second])
    : points.reduce((best, point) => (far(point) > far(best) + 1e-6 ? point : best))
}

/** Every face as a fan of triangles, its own cell of the picture laid flat on it. */
function geometryOf(solid: Solid): BufferGeometry {
  const across = Math.ceil(Math.sqrt(solid.faces.length))
  const [places, normals, pictures]: [number[], number[], number[]] = [[], [], []]
  for (const [i, face] of solid.faces.entries()) {
    const points = face.map(corner => solid.corners[corner] as Point)
    const centre = middle(points)
    const normal = normalOf(solid, i)
    const up = unit(minus(topOf(points, centre), centre))
    const right = cross(up, normal)
    const reach = Math.max(...points.map(point => Math.sqrt(dot(minus(point, centre), minus(point, centre)))))
    const onPicture = (point: Point): [number, number] => {
      const [u, v] = [dot(minus(point, centre), right) / reach, dot(minus(point, centre), up) / reach]
      const [column, row] = [i % across, Math.floor(i / across)]
      return [(column + 0.5 + u * 0.5) / across, 1 - (row + 0.5 - v * 0.5) / across]
    }
    for (let k = 1; k + 1 < points.length; k++)
      for (const point of [points[0], points[k], points[k + 1]] as Point[]) {
        places.push(...point)
        normals.push(...normal)
        pictures.push(...onPicture(point))
      }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(pictures, 2))
  return geometry
}

function coloursOf(element: HTMLElement): Readonly<Record<FallingDie['kind'], Colours>> {
  const style = getComputedStyle(element)
  const colour = (name: string) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    element.parentElement?.append(probe)
    const value = getComputedStyle(probe).color || style.color
    probe.remove()
    return value
  }
  const [accent, onFill] = [colour('--accent'), colour('--on-fill')]
  return {
    plain: { body: '#fbf3e1', ink: '#211c16' },
    thorn: { body: '#6e1b1b', ink: '#fbf3e1' },
    help: { body: accent, ink: onFill },
  }
}

/** Several dice side by side; resolves when they lie there and have been looked at. */
export function showFall(
  canvas: HTMLCanvasElement,
  dice: readonly FallingDie[],
  knock: (force: number) => void,
): Promise<void> {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true })
  const { clientWidth: width, clientHeight: height } = canvas
  renderer.setPixelRatio(Math.min(2, devicePixelRatio))
  renderer.setSize(width, height, false)
  const columns = Math.min(dice.length, width > 700 ? 6 : 3)
  const rows = Math.ceil(dice.length / columns)
  const gap = 2.7
  const scene = new Scene()
  const camera = new PerspectiveCamera(38, width / height, 0.1, 100)
  const away = Math.max(17, columns * gap * 2 * (height / width), rows * gap * 2.6)
  camera.position.set(0, away, away * 0.55)
  camera.lookAt(0, 0, 0)
  const sun = new DirectionalLight('#fff4de', 2.4)
  sun.position.set(4, 10, 5)
  scene.add(sun, new AmbientLight('#ffffff', 1.3))
  const colours = coloursOf(canvas)
  const falls = dice.map(({ sides, face, kind }, i) => {
    const solid = solidOf(sides) as Solid
    const fall = tumble(solid, face, Math.random)
    const mesh = new Mesh(
      geometryOf(solid),
      new MeshStandardMaterial({ map: picture(solid, colours[kind]), roughness: 0.55, flatShading: true }),
    )
    scene.add(mesh)
    const end = fall.moments.at(-1)?.at ?? [0, 0, 0]
    const x = ((i % columns) - (Math.min(columns, dice.length) - 1) / 2) * gap - end[0]
    const z = (Math.floor(i / columns) - (rows - 1) / 2) * gap - end[2]
    return { solid, fall, mesh, x, z }
  })
  return play(renderer, scene, camera, falls, knock)
}

/** What can be read on the dice as they are drawn, for who looks at the page without eyes. */
const lying = (falls: readonly Falling[]): string =>
  falls.map(({ solid, mesh: { quaternion: q } }) => reads(solid, [q.x, q.y, q.z, q.w])).join(' ')

interface Falling {
  readonly solid: Solid
  readonly fall: Fall
  readonly mesh: Mesh
  readonly x: number
  readonly z: number
}

function play(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: PerspectiveCamera,
  falls: readonly Falling[],
  knock: (force: number) => void,
): Promise<void> {
  const longest = Math.max(...falls.map(({ fall }) => fall.moments.length))
  const began = performance.now()
  let before = -1
  return new Promise(done => {
    const frame = (now: number) => {
      const at = Math.floor(((now - began) / 1000) * 60 * faster)
      for (const { fall, mesh, x, z } of falls) {
        const moment = fall.moments[Math.max(0, Math.min(at, fall.moments.length - 1))]
        if (moment) {
          mesh.position.set(moment.at[0] + x, moment.at[1], moment.at[2] + z)
          mesh.quaternion.set(...moment.turn)
        }
        for (const { moment: when, force } of fall.knocks) if (when > before && when <= at) knock(force)
      }
      before = at
      renderer.render(scene, camera)
      if (at >= longest) renderer.domElement.dataset.reads = lying(falls)
      const over = now - began > (longest / 60 / faster) * 1000 + stays
      // Who does not want to wait takes the tray away.
      if (!over && renderer.domElement.isConnected) return void requestAnimationFrame(frame)
      renderer.dispose()
      done()
    }
    requestAnimationFrame(frame)
  })
}
