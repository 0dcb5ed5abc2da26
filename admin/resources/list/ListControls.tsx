import { QuestionCircleOutlined } from '@ant-design/icons'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { sortableNames } from './column-names.ts'
import { type Column, columnsOf } from './columns.tsx'
import { SortButton } from './SortButton.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ListTable } from './useListTable.ts'
import type { ViewPreferences } from './useViewPreferences.ts'
import { ViewsButton } from './ViewsButton.tsx'

type Props = {
  declaration: AnyResource
  table: ListTable
  /** The columns that are shown. */
  columns: readonly Column[]
  preferences: ViewPreferences
  onPreferences: (change: Partial<ViewPreferences>) => void
  onHelp: () => void
}

/** The buttons for saved views, sorting, columns and, where there is a keyboard, its shortcuts. */
export function ListControls({ declaration, table, columns, preferences, onPreferences, onHelp }: Props) {
  const { t } = useTranslation()
  const isNarrow = !useMinWidth('md')
  const { filters, sorters } = table.state
  const sortable = columnsOf(declaration, sortableNames(declaration, preferences.columns, sorters))
  return (
    <>
      <ViewsButton declaration={declaration} filters={filters} sorters={sorters} preferences={preferences} onPreferences={onPreferences} />
      {!isNarrow && <SortButton columns={sortable} sorters={sorters} onSort={table.sort} />}
      <ColumnsButton
        declaration={declaration}
        shown={columns.map(({ name }) => name)}
        hiddenCount={preferences.columns.length - columns.length}
        density={preferences.density}
        onChange={onPreferences}
      />
      {isNarrow ? (
        <SortSelect columns={sortable} sorters={sorters} onSort={table.sort} />
      ) : (
        <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('shortcuts.title')} onClick={onHelp} />
      )}
    </>
  )
}
