import { expect, test } from 'vitest'
import { everyPermission, permissionCatalogue } from './permission-catalog.ts'
import { permissionPresets } from './permission-presets.ts'

test('every permission of the catalogue is named in both languages and is there once', () => {
  const grants = permissionCatalogue.flatMap(({ grants }) => grants)
  expect(grants.length).toBe(everyPermission.size)
  for (const { label } of grants) expect(label.every((text) => text.length > 1)).toBe(true)
})

test('a preset holds known permissions, and reading changes nothing', () => {
  for (const { permissions } of permissionPresets) for (const one of permissions) expect(everyPermission.has(one)).toBe(true)
  const read = permissionPresets.find(({ name }) => name === 'read')?.permissions ?? []
  expect(read.length).toBeGreaterThan(20)
  expect(read.filter((one) => !/\.(list|show)$/.test(one))).toEqual([])
})

test('the order desk sees orders and customers, and neither roles nor money', () => {
  const desk = permissionPresets.find(({ name }) => name === 'orders')?.permissions ?? []
  expect(desk).toContain('orders.show')
  expect(desk.filter((one) => /^(roles|admins|sessions|settlements)\./.test(one))).toEqual([])
})
