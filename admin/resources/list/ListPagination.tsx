import { pagedRows } from '@wasl/shared/utils/count-limit.ts'
import { Pagination } from 'antd'
import { usePageLinks } from '../../ui/page-links.tsx'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import type { ListState } from './list-state.ts'
import { RowRange } from './RowRange.tsx'

type Props = { total: number; state: ListState; onChange: (page: number, pageSize: number) => void }

/** Leads to the other pages of a list, and changes their size. */
export function ListPagination({ total, state, onChange }: Props) {
  const pageLinks = usePageLinks()
  const isNarrow = !useMinWidth('md')
  return (
    <Pagination
      className="list-pagination"
      itemRender={pageLinks}
      current={state.currentPage}
      pageSize={state.pageSize}
      total={pagedRows(total)}
      showSizeChanger={!isNarrow && total > 10}
      pageSizeOptions={[10, 20, 50, 100]}
      simple={isNarrow}
      hideOnSinglePage={isNarrow}
      showTotal={isNarrow ? undefined : (_, [from, to]) => <RowRange total={total} from={from} to={to} />}
      onChange={onChange}
    />
  )
}
