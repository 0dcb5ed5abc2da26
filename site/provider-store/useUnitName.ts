import type { OwnProductUnit } from '@wasl/shared/contract/provider-products.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useText } from '../i18n/locale.ts'

export type Option = { id: string; attribute_id: string; option_name: Localized }

/** Names a unit by its options, or by its SKU. */
export function useUnitName(options: readonly Option[]) {
  const text = useText()
  return ({ option_ids, sku }: Pick<OwnProductUnit, 'option_ids' | 'sku'>): string =>
    options
      .filter(({ id }) => option_ids.includes(id))
      .map(({ option_name }) => text(option_name))
      .join(' · ') ||
    (sku ?? '')
}
