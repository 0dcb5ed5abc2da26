import { ReloadOutlined } from '@ant-design/icons'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { ListState } from './list-state.ts'
import { newRowsText } from './new-rows-text.ts'
import { useNewRows } from './useNewRows.ts'

/** `readAt`: when these rows were loaded, in milliseconds; null while they are placeholders for another request. */
type Props = { declaration: AnyResource; rows: readonly AnyRow[]; readAt: number | null; state: ListState; onShow: () => void }

/** Announces rows added since the list was loaded, and loads them. */
export function NewRowsButton({ declaration, rows, readAt, state, onShow }: Props) {
  const { t } = useTranslation()
  const { locale, localizeInline } = useLocale()
  const count = useNewRows({ declaration, rows, readAt, state })
  return (
    <div aria-live="polite">
      {count > 0 && (
        <Button type="dashed" icon={<ReloadOutlined />} className="new-rows" onClick={onShow}>
          {newRowsText(declaration, count, { locale, t, localizeInline })}
        </Button>
      )}
    </div>
  )
}
