import type { ProductPage, ProductUnit } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import { type OptionChoice, optionChoices, unitKey } from './choose-unit.ts'

/** The attributes of a product in their order, each option as a link to the variant that has it. */
export function VariantPicker({ product, chosen }: { product: ProductPage; chosen: ProductUnit }) {
  const text = useText()
  const choicesOf = new Map(optionChoices(product, chosen).map(({ id, choices }) => [id, choices]))
  return product.attributes.map(({ id, name }) => {
    const choices = choicesOf.get(id) ?? []
    const current = choices.find(({ isChosen }) => isChosen)
    return (
      <div key={id}>
        <p id={`attribute-${id}`} className="mb-2">
          <span className="text-muted">{text(name)}: </span>
          {current && <span className="font-medium">{text(current.option.name)}</span>}
        </p>
        <ul aria-labelledby={`attribute-${id}`} className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice.option.id}>
              <Choice productId={product.id} choice={choice} />
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

const boxClass = 'inline-flex min-h-11 items-center gap-2 rounded-control border px-3.5'

function Choice({ productId, choice: { option, unit, isChosen } }: { productId: string; choice: OptionChoice }) {
  const { t } = useTranslation('store')
  const text = useText()
  const label = (
    <>
      {option.color && (
        <span aria-hidden="true" className="size-5 rounded-full border border-line-strong" style={{ background: option.color }} />
      )}
      {text(option.name)}
    </>
  )
  if (!unit)
    return (
      <span className={`${boxClass} border-dashed border-line text-muted`}>
        {label}
        <span className="sr-only">{t('optionMissing')}</span>
      </span>
    )
  return (
    <PageLink
      to={pages.product({ id: productId, v: unitKey(unit) })}
      rel="nofollow"
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={`${boxClass} border-line-strong bg-surface hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand aria-[current=true]:shadow-[inset_0_0_0_1px_var(--brand)]`}
    >
      {label}
      {!unit.is_available && <span className="text-sm text-muted">· {t('soldOut')}</span>}
    </PageLink>
  )
}
