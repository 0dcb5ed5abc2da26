import { useMany } from '@refinedev/core'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey, combinations } from '@wasl/shared/rules/combinations.ts'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelationsControl } from '../../fields/inputs/RelationControl.tsx'
import './overrides.css'

type Props = { values: AnyRow; open: readonly string[]; set: (change: AnyRow) => void }
type Option = { id: string; attribute_id: string }

/** Makes a variant of every combination of the chosen options; those that are there already stay as they are. */
export function VariantMaker({ values, open, set }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { result } = useMany<Option>({ resource: 'attribute-options', ids: [...chosen], queryOptions: { enabled: chosen.length > 0 } })
  // What it makes must be seen to appear: not beside other steps, and never beside the review.
  if (values.type !== 'multi' || !open.includes('variants')) return null

  const known = result.data.filter(({ id }) => chosen.includes(id))
  const groups = [...Map.groupBy(known, (option) => option.attribute_id).values()].map((group) => group.map(({ id }) => id))
  const made = combinations(groups)
  const generate = () => {
    const standing = new Map(entriesOf(values.variants).map((entry) => [combinationKey(entry.options ?? []), entry]))
    for (const options of made)
      if (!standing.has(combinationKey(options))) standing.set(combinationKey(options), { options, price: values.price, quantity: 0 })
    set({ variants: [...standing.values()] })
  }
  return (
    <Card size="small" className="variant-maker" title={t('variantMaker.title')}>
      <p>{t('variantMaker.help')}</p>
      <RelationsControl
        aria-label={t('variantMaker.options')}
        field={{ to: 'attribute-options', max: 20 }}
        value={chosen}
        onChange={(ids) => setChosen(ids ?? [])}
      />
      <Button type="primary" block onClick={generate} disabled={made.length === 0 || made.length > 100} className="variant-maker-go">
        {t('variantMaker.generate', { count: made.length })}
      </Button>
    </Card>
  )
}

type Entry = AnyRow & { options?: readonly string[] }
// Safe: the form's list holds entries in the shape of its own fields.
const entriesOf = (value: unknown) => (Array.isArray(value) ? (value as Entry[]) : [])
