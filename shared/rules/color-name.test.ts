import { expect, test } from 'vitest'
import { colorName } from './color-name.ts'

test('a color is called by the nearest name', () => {
  const colors = ['#ffffff', '#c0c4c9', '#7b8794', '#3e4c59', '#1f2933', '#9b1c1c', '#0f4c5c']
  expect(colors.map((color) => colorName(color)?.en)).toEqual(['White', 'Silver', 'Gray', 'Dark gray', 'Black', 'Red', 'Navy'])
})
