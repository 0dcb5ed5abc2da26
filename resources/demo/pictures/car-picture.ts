import { colors } from '@wasl/shared/design/tokens.ts'
import type { Draft } from '@wasl/shared/registry/resource.ts'
import type { cars } from '../../cars.ts'

type Car = Pick<Draft<typeof cars>, 'type' | 'color'>
/** A car seen from the left side. `wheels` are x positions. */
type CarShape = {
  body: string
  windows: readonly string[]
  wheels: readonly [number, number]
  radius: number
  doors: readonly number[]
  line: number
}

const shapes: Readonly<Record<Car['type'], CarShape>> = {
  small: {
    body: 'M215 402Q208 344 250 326L342 304Q408 212 486 204L600 204Q664 210 704 292L738 314Q758 332 754 402Q754 428 730 430L240 430Q217 428 215 402Z',
    windows: ['M366 300Q420 236 488 230L504 230L504 300Z', 'M524 230L594 230Q644 236 674 300L524 300Z'],
    wheels: [320, 646],
    radius: 58,
    doors: [514],
    line: 352,
  },
  sedan: {
    body: 'M156 402Q152 346 200 332L322 310Q404 222 474 214L592 214Q656 220 722 306L784 320Q810 332 808 402Q808 428 782 430L184 430Q158 428 156 402Z',
    windows: ['M354 306Q422 244 478 240L504 240L504 306Z', 'M522 240L588 240Q636 244 682 306L522 306Z'],
    wheels: [284, 678],
    radius: 60,
    doors: [513, 690],
    line: 352,
  },
  suv: {
    body: 'M168 396Q162 312 206 296L322 276Q384 182 456 172L696 172Q744 176 766 270L782 292Q800 312 797 396Q797 428 772 430L196 430Q170 428 168 396Z',
    windows: [
      'M348 274Q400 204 460 198L494 198L494 274Z',
      'M512 198L624 198L624 274L512 274Z',
      'M642 198L690 198Q722 204 738 274L642 274Z',
    ],
    wheels: [296, 680],
    radius: 68,
    doors: [503, 633],
    line: 334,
  },
  family: {
    body: 'M160 396Q154 322 192 302L268 276Q348 176 432 166L726 166Q774 170 788 260L802 302Q810 322 808 396Q808 428 782 430L188 430Q162 428 160 396Z',
    windows: [
      'M300 274Q366 198 438 192L474 192L474 274Z',
      'M492 192L616 192L616 274L492 274Z',
      'M634 192L720 192Q754 198 764 274L634 274Z',
    ],
    wheels: [288, 690],
    radius: 60,
    doors: [483, 625],
    line: 332,
  },
  pickup: {
    body: 'M148 396Q144 326 190 308L302 288Q348 196 414 186L544 186Q566 190 576 286L804 286Q820 290 820 396Q820 428 794 430L176 430Q150 428 148 396Z',
    windows: ['M326 286Q366 216 416 210L436 210L436 286Z', 'M454 210L532 210Q546 214 552 286L454 286Z'],
    wheels: [274, 698],
    radius: 68,
    doors: [445, 580],
    line: 338,
  },
  luxury: {
    body: 'M126 404Q124 352 180 338L332 314Q424 230 504 220L626 220Q696 226 762 310L818 324Q840 336 838 404Q838 428 812 430L156 430Q128 428 126 404Z',
    windows: ['M366 310Q444 250 508 246L534 246L534 310Z', 'M552 246L622 246Q672 252 718 310L552 310Z'],
    wheels: [262, 708],
    radius: 64,
    doors: [543, 722],
    line: 350,
  },
}

const [brandSoft] = colors['brand-soft']
const [page] = colors.page
const [line] = colors.line
const [warm] = colors.warm
const [deep] = colors.deep

const city = [
  [60, 250, 70],
  [140, 190, 56],
  [206, 270, 80],
  [640, 210, 64],
  [714, 160, 50],
  [774, 240, 92],
  [876, 200, 60],
]
  .map(([x = 0, y = 0, width = 0]) => `<rect x="${x}" y="${y}" width="${width}" height="${452 - y}" rx="6"/>`)
  .join('')
const dunes = '<path d="M0 380Q180 250 360 360T720 330T960 300V460H0Z"/><path d="M0 420Q240 330 480 400T960 370V460H0Z"/>'

function wheel(x: number, radius: number): string {
  const spokes = [0, 72, 144, 216, 288].map(
    (turn) => `<rect x="-5" y="${-radius * 0.56}" width="10" height="${radius * 0.56}" transform="rotate(${turn})"/>`,
  )
  return `<g transform="translate(${x} 432)"><circle r="${radius + 9}" fill="#0f1a18" opacity="0.55"/><circle r="${radius}" fill="#1b2523"/><circle r="${radius * 0.64}" fill="#dfe5e3"/><g fill="#8b9794">${spokes.join('')}</g><circle r="${radius * 0.16}" fill="#4a5654"/></g>`
}

/** An SVG drawing of a car of this type and color. */
export function carPicture({ type, color }: Car): string {
  const { body, windows, wheels, radius, doors, line: waist } = shapes[type]
  const isOffRoad = type === 'suv' || type === 'pickup'
  const [front, back] = wheels
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
  <defs><clipPath id="body"><path d="${body}"/></clipPath><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${brandSoft}"/><stop offset="1" stop-color="${page}"/></linearGradient></defs>
  <rect width="960" height="640" fill="url(#sky)"/><circle cx="800" cy="112" r="52" fill="${warm}" opacity="0.55"/>
  <g fill="${isOffRoad ? warm : deep}" opacity="${isOffRoad ? 0.28 : 0.1}">${isOffRoad ? dunes : city}</g>
  <rect y="452" width="960" height="188" fill="${line}"/><rect y="452" width="960" height="4" fill="${deep}" opacity="0.25"/>
  <g fill="${page}" opacity="0.8">${[40, 240, 440, 640, 840].map((x) => `<rect x="${x}" y="572" width="110" height="10" rx="5"/>`).join('')}</g>
  <ellipse cx="${(front + back) / 2}" cy="${432 + radius}" rx="${(back - front) / 2 + 150}" ry="20" fill="#0f1a18" opacity="0.28"/>
  <path d="${body}" fill="${color}" stroke="#0f1a18" stroke-opacity="0.35" stroke-width="3"/>
  <g clip-path="url(#body)"><rect y="388" width="960" height="60" fill="#0f1a18" opacity="0.28"/><rect y="${waist - 40}" width="960" height="16" fill="#ffffff" opacity="0.22"/></g>
  <g fill="#22312e">${windows.map((path) => `<path d="${path}"/>`).join('')}</g>
  <g fill="#ffffff" opacity="0.16">${windows.map((path) => `<path d="${path}" transform="translate(0 -2) scale(1 0.98)"/>`).join('')}</g>
  <g stroke="#0f1a18" stroke-opacity="0.35" stroke-width="3">${doors.map((x) => `<path d="M${x} ${waist - 44}V404"/>`).join('')}</g>
  <g fill="#0f1a18" opacity="0.55">${doors.map((x) => `<rect x="${x + 14}" y="${waist - 12}" width="34" height="8" rx="4"/>`).join('')}</g>
  <g clip-path="url(#body)"><rect x="${front - radius - 70}" y="${waist - 8}" width="52" height="24" rx="10" fill="#fdf3d4"/><rect x="${back + radius + 24}" y="${waist - 10}" width="60" height="24" rx="8" fill="#c53127"/></g>
  ${wheel(front, radius)}${wheel(back, radius)}
</svg>`
}
