import type { Editor } from '@tiptap/react'
import { Button, Input, Popover, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

const allowedUrl = /^(https:\/\/[^\s/.]+\.\S+|mailto:\S+@\S+|tel:\+?\d+|\/(?!\/)\S*)$/

/** Turns the selected text into a link to a page of the site or an external URL. */
export function LinkButton({ editor, icon }: { editor: Editor; icon: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const open = (next: boolean) => {
    if (next) setTyped(String(editor.getAttributes('link').href ?? ''))
    setOpen(next)
  }
  const set = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: typed.trim() }).run()
    setOpen(false)
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      trigger="click"
      destroyOnHidden
      content={
        <Space.Compact>
          <Input
            autoFocus
            dir="ltr"
            value={typed}
            placeholder="https://"
            aria-label={t('rich.url')}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={(event) => {
              event.preventDefault()
              if (allowedUrl.test(typed.trim())) set()
            }}
          />
          <Button type="primary" disabled={!allowedUrl.test(typed.trim())} onClick={set}>
            {t('rich.applyLink')}
          </Button>
        </Space.Compact>
      }
    >
      <Button
        type={editor.isActive('link') ? 'primary' : 'text'}
        size="small"
        icon={icon}
        aria-label={t('rich.link')}
        aria-pressed={editor.isActive('link')}
        disabled={editor.state.selection.empty && !editor.isActive('link')}
      />
    </Popover>
  )
}
