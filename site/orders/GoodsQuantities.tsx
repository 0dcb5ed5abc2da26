import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'

export type GoodsLine = NonNullable<OrderPage['goods']>['lines'][number]
type Props = {
  /** Separates the ids of several forms on one page. */
  form: string
  legend: string
  lines: readonly GoodsLine[]
  /** How many of a line there are to choose. */
  left: (line: GoodsLine) => number
  /** How many are chosen at first. */
  initial: 'all' | 'none'
  errors: ApiFailure['errors'] | undefined
}

/** A quantity for each line of an order of which something is left. The fields are called `quantity.` and the id of the line. */
export function GoodsQuantities({ form, legend, lines, left, initial, errors }: Props) {
  const { t } = useTranslation('orders')
  const nameOf = useGoodsName()
  const ofAll = errors?.lines
  return (
    // The summary of errors links to the form that was refused.
    <fieldset id={ofAll ? 'lines' : undefined} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      {lines
        .filter((line) => left(line) > 0)
        .map((line) => (
          <TextInput
            key={line.id}
            name={`quantity.${line.id}`}
            id={errors ? errorKey(line) : `${form}-${line.id}`}
            label={nameOf(line)}
            hint={t('goods.left', { quantity: formatCount(left(line)) })}
            inputMode="numeric"
            dir="ltr"
            maxLength={4}
            autoComplete="off"
            errors={errors?.[errorKey(line)]}
            defaultValue={initial === 'all' ? left(line) : 0}
          />
        ))}
      <FieldMessages name={`${form}-lines`} errors={ofAll} />
    </fieldset>
  )
}

/** The field of a line in the errors of the API, which the summary of errors links to. */
const errorKey = ({ id }: GoodsLine): string => `lines.${id}`

/** Returns a function that names the product of a line with its options. */
export function useGoodsName(): (line: Pick<GoodsLine, 'title' | 'options'>) => string {
  const text = useText()
  const separator = useLocale() === 'ar' ? '، ' : ', '
  return ({ title, options }) => [text(title), ...options.map(text)].join(separator)
}
