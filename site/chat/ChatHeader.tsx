import type { RoomView } from '@wasl/shared/contract/chat.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Menu } from '../ui/Menu.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** Who the chat is with, its order or product, and blocking. */
export function ChatHeader({ room }: { room: RoomView }) {
  const { t } = useTranslation('chat')
  const text = useText()
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-3 py-2">
      <PageLink
        to={pages.chats()}
        aria-label={t('backToList')}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="chevron" className="rotate-180" />
      </PageLink>
      <Avatar name={text(room.other_name)} url={room.other_avatar_url} size={40} />
      <div className="min-w-0 grow">
        <h1 className="truncate text-lg leading-snug">
          <bdi>{text(room.other_name)}</bdi>
        </h1>
        {room.product && <ProductLink product={room.product} />}
        {room.order && (
          <PageLink to={pages.order({ id: room.order.id })} className="text-sm text-brand underline-offset-4 hover:underline">
            {t('openOrder')} <Ltr>{room.order.number}</Ltr>
          </PageLink>
        )}
      </div>
      {room.has_blocked !== null && (
        <Menu
          className="relative"
          label={
            <>
              <span className="sr-only">{t('options')}</span>
              <Icon name="more" size={22} />
            </>
          }
        >
          <Form method="post" className="card absolute end-0 top-full z-10 mt-1 flex w-64 flex-col gap-2 p-3 shadow-xl">
            <input type="hidden" name="intent" value={room.has_blocked ? 'unblock' : 'block'} />
            {!room.has_blocked && <p className="text-sm text-muted">{t('blockHint')}</p>}
            <Button tone={room.has_blocked ? 'plain' : 'danger'} size="small">
              {t(room.has_blocked ? 'unblock' : 'block')}
            </Button>
          </Form>
        </Menu>
      )}
    </header>
  )
}

function ProductLink({ product: { id, name } }: { product: NonNullable<RoomView['product']> }) {
  const text = useText()
  const shown = <bdi>{text(name)}</bdi>
  if (!id) return <p className="truncate text-sm text-muted">{shown}</p>
  return (
    <PageLink to={pages.product({ id })} className="block truncate text-sm text-brand underline-offset-4 hover:underline">
      {shown}
    </PageLink>
  )
}
