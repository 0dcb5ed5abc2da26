import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { isVisible } from '@wasl/shared/registry/visible.ts'
import { useTranslation } from 'react-i18next'
import { instantText } from '../../kinds/format.ts'
import { Shown } from '../../kinds/shows.tsx'
import { targetIn } from '../../parts/related-ids.ts'
import { useLocale } from '../../parts/useLocale.ts'

/** Kinds that need the whole width. */
const wide: readonly Kind[] = ['localized', 'localizedLong', 'localizedRich', 'longText', 'list', 'images', 'hasMany', 'permissions']

type Props = { declaration: AnyResource; row: AnyRow; changed?: ReadonlySet<string> }

/** Every field of a row that is visible for it, and when it was written; those that are `changed` are marked. */
export function Details({ declaration, row, changed }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  return (
    <div className="card">
      <dl className="details">
        {Object.entries(declaration.fields).map(([name, field]) =>
          !field.internal && isVisible(field, row) ? (
            <div key={name} data-wide={wide.includes(field.kind)}>
              <dt>
                {say(field.label)}
                {changed?.has(name) && <span className="changed-mark">{t('steps.changed')}</span>}
              </dt>
              <dd>
                <Shown field={targetIn(field, row)} value={row[name]} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="stamps">
        {typeof row.created_at === 'string' && (
          <span>
            {t('show.created')} <bdi dir="ltr">{instantText(row.created_at)}</bdi>
          </span>
        )}
        {typeof row.updated_at === 'string' && (
          <span>
            {t('show.updated')} <bdi dir="ltr">{instantText(row.updated_at)}</bdi>
          </span>
        )}
      </p>
    </div>
  )
}
