import type { BrandView } from '@wasl/shared/contract/accounts.ts'
import { isColor } from '@wasl/shared/design/contrast.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { useSyncExternalStore } from 'react'
import { defaultClientSettings } from '../api/client-settings.ts'
import { parseStored } from '../api/parse-stored.ts'

const storageKey = 'wasl.admin.brand'
const listeners = new Set<() => void>()
let current = readStoredBrand()

/** How the platform calls itself and looks, as this browser saw it last: the first screen has it before the profile is loaded. */
export const useBrand = (): BrandView => useSyncExternalStore(subscribe, getBrand)

export const getBrand = (): BrandView => current

export function setBrand({ name, color, icon }: BrandView): void {
  const next = { name, color, icon }
  if (deepEqual(next, current)) return
  current = next
  localStorage.setItem(storageKey, JSON.stringify(current))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStoredBrand(): BrandView {
  const { name, color, icon } = parseStored(localStorage.getItem(storageKey))
  const { brand } = defaultClientSettings
  return {
    name: isName(name) ? name : brand.name,
    color: typeof color === 'string' && isColor(color) ? color : null,
    icon: typeof icon === 'string' ? icon : null,
  }
}

function isName(value: unknown): value is BrandView['name'] {
  const { ar, en } = typeof value === 'object' && value !== null ? { ar: undefined, en: undefined, ...value } : {}
  return typeof ar === 'string' && typeof en === 'string'
}
