import { useMany } from '@refinedev/core'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey, combinations } from '@wasl/shared/rules/combinations.ts'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stringsOf } from '../../fields/filters/criteria.ts'
import { RelationsControl } from '../../fields/inputs/RelationControl.tsx'
import './overrides.css'

type Props = { values: AnyRow; openFields: readonly string[]; onChange: (change: AnyRow) => void }
type Option = { id: string; attribute_id: string }

/** Generates a variant for every combination of the chosen options; existing variants stay unchanged. */
export function VariantGenerator({ values, openFields, onChange }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { result } = useMany<Option>({ resource: 'attribute-options', ids: [...chosen], queryOptions: { enabled: chosen.length > 0 } })
  // Shown only in the step with the variants, where the generated entries are visible.
  if (values.type !== 'multi' || !openFields.includes('variants')) return null

  const chosenOptions = result.data.filter(({ id }) => chosen.includes(id))
  const groups = [...Map.groupBy(chosenOptions, (option) => option.attribute_id).values()].map((group) => group.map(({ id }) => id))
  const optionSets = combinations(groups)
  const generate = () => {
    const byCombination = new Map<string, AnyRow>(
      listEntries(values.variants).map((entry) => [combinationKey(stringsOf(entry.options)), entry]),
    )
    for (const options of optionSets)
      if (!byCombination.has(combinationKey(options)))
        byCombination.set(combinationKey(options), { options, price: values.price, quantity: 0 })
    onChange({ variants: [...byCombination.values()] })
  }
  return (
    <Card size="small" className="variant-generator" title={t('variantGenerator.title')}>
      <p>{t('variantGenerator.help')}</p>
      <RelationsControl
        aria-label={t('variantGenerator.options')}
        field={{ to: 'attribute-options', max: 20 }}
        value={chosen}
        onChange={(ids) => setChosen(ids ?? [])}
      />
      <Button
        type="primary"
        block
        onClick={generate}
        disabled={optionSets.length === 0 || optionSets.length > 100}
        className="variant-generator-submit"
      >
        {t('variantGenerator.generate', { count: optionSets.length })}
      </Button>
    </Card>
  )
}
