import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldLabelIn } from '@wasl/shared/registry/row-title.ts'
import { isVisible } from '@wasl/shared/registry/visibility.ts'
import { useTranslation } from 'react-i18next'
import { resolveField } from '../api/resolve-field.ts'
import { copyText } from '../fields/cells/copy-text.ts'
import { FieldDisplay } from '../fields/displays/FieldDisplay.tsx'
import { isEmpty, isWide } from '../fields/kinds.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DateTimeText } from '../ui/DateTimeText.tsx'
import { useLocale } from '../ui/useLocale.ts'

type Props = { declaration: AnyResource; row: AnyRow; changed?: ReadonlySet<string>; omitted?: ReadonlySet<string> }

/** The visible fields of a row and its timestamps; fields in `changed` are marked. Fields in `omitted` are left out, those without a value come last, folded. */
export function Details({ declaration, row, changed, omitted }: Props) {
  const { t } = useTranslation()
  const allFields = Object.entries(declaration.fields).filter(
    ([name, field]) => !field.internal && (field.hiddenLabel !== undefined || isVisible(field, row)) && !omitted?.has(name),
  )
  const isHidden = ([name, field]: [string, AnyField]) => field.hiddenLabel === undefined && isEmpty(row[name]) && !changed?.has(name)
  const emptyFields = allFields.filter(isHidden)
  const visibleFields = allFields.filter((entry) => !emptyFields.includes(entry))
  const isSidePreview = ([name, field]: [string, AnyField]) => 'sidePreview' in field && !isEmpty(row[name])
  const sidePreviews = visibleFields.filter(isSidePreview)
  const lines = (fields: readonly [string, AnyField][]) => (
    <dl className="details">
      {fields.map(([name, field]) => (
        <DetailLine key={name} field={field} row={row} value={row[name]} isChanged={changed?.has(name) === true} />
      ))}
    </dl>
  )
  return (
    <div className="card">
      {sidePreviews.length === 0 ? (
        lines(visibleFields)
      ) : (
        <div className="details-with-aside">
          {lines(visibleFields.filter((entry) => !isSidePreview(entry)))}
          {lines(sidePreviews)}
        </div>
      )}
      {emptyFields.length > 0 && (
        <details className="empty-fields">
          <summary>{t('show.emptyFields', { count: emptyFields.length })}</summary>
          {lines(emptyFields)}
        </details>
      )}
      {Boolean(row.created_at || row.updated_at) && (
        <p className="timestamps">
          {typeof row.created_at === 'string' && (
            <span>
              {t('show.created')} <DateTimeText at={row.created_at} />
            </span>
          )}
          {typeof row.updated_at === 'string' && (
            <span>
              {t('show.updated')} <DateTimeText at={row.updated_at} />
            </span>
          )}
        </p>
      )}
    </div>
  )
}

function DetailLine({ field, row, value, isChanged }: { field: AnyField; row: AnyRow; value: unknown; isChanged: boolean }) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const hiddenLabel = isVisible(field, row) ? null : field.hiddenLabel
  const copyable = hiddenLabel ? null : copyText(resolveField(field, row), value)
  return (
    <div data-wide={isWide(field)}>
      <dt>
        {localize(fieldLabelIn(field, row))}
        {isChanged && <span className="changed-mark">{t('steps.changed')}</span>}
      </dt>
      <dd className={copyable === null ? undefined : 'copyable'}>
        {hiddenLabel ? localize(hiddenLabel) : <FieldDisplay field={resolveField(field, row)} value={value} />}
        {copyable !== null && <CopyButton text={copyable} name={localize(fieldLabelIn(field, row))} />}
      </dd>
    </div>
  )
}
