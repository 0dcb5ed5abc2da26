import type { OwnProductGroups } from '@wasl/shared/contract/provider-products.ts'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '../forms/ActionForm.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** The groups of a product, and the wish to be the main product of one. */
export function ProductGroups({ productId, groups }: { productId: string; groups: OwnProductGroups }) {
  const { t } = useTranslation('products')
  const text = useText()
  return (
    <Card title={t('groups.title')}>
      <p className="-mt-2 mb-4 text-muted">{t('groups.hint')}</p>
      <ul className="flex flex-col gap-4">
        {groups.map(({ id, name, main_product_id, is_requested }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <bdi className="font-medium">{text(name)}</bdi>
            {main_product_id === productId ? (
              <Badge tone="good">{t('groups.isMain')}</Badge>
            ) : is_requested ? (
              <Badge tone="warn">{t('groups.requested')}</Badge>
            ) : (
              <ActionForm method="post" className="flex grow flex-wrap items-end gap-3">
                <input type="hidden" name="group_id" value={id} />
                <TextInput
                  name="note"
                  id={`note.${id}`}
                  label={t('groups.note')}
                  optional
                  maxLength={500}
                  className="min-w-0 grow basis-60"
                />
                <Button tone="soft" name="intent" value="main">
                  {t('groups.request')}
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
