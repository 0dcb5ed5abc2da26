import { attributeOptions } from '@wasl/resources/attribute-options.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey, combinations } from '@wasl/shared/rules/combinations.ts'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stringsOf } from '../../api/criteria.ts'
import { useRows } from '../../api/resource-client.ts'
import { RelationsControl } from '../../fields/inputs/RelationControl.tsx'
import { localizedText } from '../localized-text.ts'
import { variantSku } from './variant-sku.ts'
import './overrides.css'

type Props = { values: AnyRow; openFields: readonly string[]; onChange: (change: AnyRow) => void }

/** Generates a variant for every combination of the chosen options; existing variants stay unchanged. */
export function VariantGenerator({ values, openFields, onChange }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const options = useRows(attributeOptions, chosen)
  // Shown only in the step with the variants, where the generated entries are visible.
  if (values.type !== 'multi' || !openFields.includes('variants')) return null

  const chosenOptions = options.filter(({ id }) => chosen.includes(id))
  const groups = [...Map.groupBy(chosenOptions, (option) => option.attribute_id).values()].map((group) => group.map(({ id }) => id))
  const optionSets = combinations(groups)
  const generate = () => {
    const byCombination = new Map<string, AnyRow>(
      listEntries(values.variants).map((entry) => [combinationKey(stringsOf(entry.options)), entry]),
    )
    const names = new Map(chosenOptions.map(({ id, option_name }) => [id, option_name]))
    const skus = new Set([...byCombination.values()].map(({ sku }) => String(sku ?? '')))
    for (const options of optionSets) {
      if (byCombination.has(combinationKey(options))) continue
      const sku = variantSku(
        localizedText(values.name, 'en'),
        options.flatMap((id) => names.get(id) ?? []),
        skus,
      )
      skus.add(sku)
      byCombination.set(combinationKey(options), { options, price: values.price, quantity: 0, sku })
    }
    onChange({ variants: [...byCombination.values()] })
  }
  return (
    <Card
      size="small"
      role="region"
      aria-label={t('variantGenerator.title')}
      className="variant-generator"
      title={t('variantGenerator.title')}
    >
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
