import { ArrowDownOutlined, ArrowUpOutlined, TableOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button, Checkbox, Popover, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { columnNames } from './column-names.ts'
import { columnsOf } from './columns.tsx'
import type { Density, ViewPreferences } from './useViewPreferences.ts'

type Props = { declaration: AnyResource; preferences: ViewPreferences; onChange: (change: Partial<ViewPreferences>) => void }

/** Chooses the columns of a list, their order, and the row height. */
export function ColumnsButton(props: Props) {
  const { t } = useTranslation()
  return (
    <Popover trigger="click" placement="bottomRight" title={t('list.columnsTitle')} content={<ColumnsMenu {...props} />} destroyOnHidden>
      <Button icon={<TableOutlined />}>{t('list.columns')}</Button>
    </Popover>
  )
}

function ColumnsMenu({ declaration, preferences, onChange }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { columns, density } = preferences
  const others = columnNames(declaration).filter((name) => !columns.includes(name))
  const all = columnsOf(declaration, [...columns, ...others])
  const move = (name: string, by: number) => {
    const rest = columns.filter((other) => other !== name)
    rest.splice(columns.indexOf(name) + by, 0, name)
    onChange({ columns: rest })
  }
  return (
    <div className="columns-menu">
      <ul>
        {all.map(({ name, label }) => {
          const position = columns.indexOf(name)
          const column = localize(label)
          return (
            <li key={name}>
              <Checkbox
                checked={position >= 0}
                disabled={position >= 0 && columns.length === 1}
                onChange={({ target }) =>
                  onChange({ columns: target.checked ? [...columns, name] : columns.filter((other) => other !== name) })
                }
              >
                {column}
              </Checkbox>
              {position >= 0 && (
                <span>
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowUpOutlined />}
                    disabled={position === 0}
                    aria-label={t('list.moveEarlier', { column })}
                    onClick={() => move(name, -1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowDownOutlined />}
                    disabled={position === columns.length - 1}
                    aria-label={t('list.moveLater', { column })}
                    onClick={() => move(name, 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Segmented<Density>
        block
        aria-label={t('list.density')}
        value={density}
        onChange={(chosen) => onChange({ density: chosen })}
        options={[
          { value: 'comfortable', label: t('list.comfortable') },
          { value: 'compact', label: t('list.compact') },
        ]}
      />
      <Button type="link" size="small" onClick={() => onChange({ columns: declaration.list, density: 'comfortable' })}>
        {t('list.resetColumns')}
      </Button>
    </div>
  )
}
