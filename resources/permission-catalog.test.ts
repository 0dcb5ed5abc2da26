import { expect, test } from 'vitest'
import { allPermissions, permissionCatalog } from './permission-catalog.ts'
import { permissionPresets } from './permission-presets.ts'

test('every permission of the catalog has a label in both languages and appears once', () => {
  const grants = permissionCatalog.flatMap(({ grants }) => grants)
  expect(grants.length).toBe(allPermissions.size)
  for (const { label } of grants) expect(label.en.length > 1 && label.ar.length > 1).toBe(true)
})

test('presets contain only known permissions, and the read preset contains only list and show', () => {
  for (const { permissions } of permissionPresets) for (const permission of permissions) expect(allPermissions.has(permission)).toBe(true)
  const read = permissionPresets.find(({ name }) => name === 'read')?.permissions ?? []
  expect(read.length).toBeGreaterThan(20)
  expect(read.filter((permission) => !/\.(list|show)$/.test(permission))).toEqual([])
})

test('the order desk includes orders and excludes roles and money', () => {
  const desk = permissionPresets.find(({ name }) => name === 'orders')?.permissions ?? []
  expect(desk).toContain('orders.show')
  expect(desk.filter((permission) => /^(roles|admins|sessions|settlements)\./.test(permission))).toEqual([])
})

test('order desk and finance decide claims on security deposits, and read what they are about', () => {
  const needed = ['decide', 'approve', 'reject', 'list', 'show'].map((action) => `deposit-claims.${action}`)
  for (const name of ['orders', 'finance'])
    expect(permissionPresets.find((preset) => preset.name === name)?.permissions).toEqual(
      expect.arrayContaining([...needed, 'rentals.show', 'orders.show']),
    )
})
