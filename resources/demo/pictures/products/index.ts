import { electronics } from './electronics.ts'
import { house } from './house.ts'
import { kitchen } from './kitchen.ts'
import { leisure } from './leisure.ts'
import { work } from './work.ts'

const shapes = { ...electronics, ...kitchen, ...house, ...work, ...leisure }
export type ProductShape = keyof typeof shapes
export type ProductPicture = { shape: ProductShape; color: string }

/** Wall and floor behind a product, light and dark. */
const scenes = [
  ['#e4f2ef', '#cfe5e0'],
  ['#fdf3e1', '#f3e1c0'],
  ['#e8f1fb', '#d2e1f2'],
  ['#f1ece6', '#dfd5c9'],
  ['#f6e7e6', '#ead2d0'],
  ['#1f5249', '#163d36'],
  ['#445262', '#343f4c'],
  ['#5a4a3c', '#45382d'],
] as const

/** The brightness of a color, from 0 to 255. */
const brightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114
}

/** An SVG drawing of a product. `turn` chooses among the scenes that the color stands out from. */
export function productPicture({ shape, color }: ProductPicture, turn: number): string {
  const light = brightness(color)
  const fitting = light < 80 ? scenes.slice(0, 5) : light > 210 ? [...scenes.slice(5), scenes[0], scenes[2]] : scenes
  const [wall, floor] = fitting[turn % fitting.length] ?? scenes[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${wall}"/><circle cx="${turn % 2 === 0 ? 350 : 130}" cy="190" r="170" fill="#fff" opacity="0.1"/><rect y="352" width="480" height="128" fill="${floor}"/><ellipse cx="240" cy="404" rx="170" ry="20" fill="#000" opacity="0.16"/>${shapes[shape](color)}</svg>`
}
