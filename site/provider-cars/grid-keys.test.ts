import { expect, test } from 'vitest'
import { placeAfter } from './grid-keys.ts'

const rows = [[0, 200, 400], [0], [0, 390]]

test('arrow keys lead along the times of a car, and to the nearest day of the one above or below', () => {
  const after = (row: number, link: number, key: string, isRtl = false) => placeAfter(rows, { row, link }, key, isRtl)
  expect([after(0, 0, 'ArrowRight'), after(0, 1, 'ArrowLeft')]).toEqual([
    { row: 0, link: 1 },
    { row: 0, link: 0 },
  ])
  expect([after(0, 0, 'ArrowLeft', true), after(0, 1, 'ArrowRight', true)]).toEqual([
    { row: 0, link: 1 },
    { row: 0, link: 0 },
  ])
  expect([after(0, 2, 'ArrowDown'), after(2, 1, 'ArrowUp')]).toEqual([
    { row: 1, link: 0 },
    { row: 1, link: 0 },
  ])
  expect(placeAfter([rows[0] ?? [], rows[2] ?? []], { row: 0, link: 2 }, 'ArrowDown', false)).toEqual({ row: 1, link: 1 })
  expect([after(0, 2, 'ArrowRight'), after(2, 0, 'ArrowDown'), after(0, 0, 'ArrowUp'), after(0, 0, 'Enter')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
