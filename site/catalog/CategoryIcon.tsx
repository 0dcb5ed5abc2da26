import { categoryIcons } from '@wasl/shared/design/category-icons.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'

/** The icon of a category; the home maintenance icon for unknown names. */
export function CategoryIcon({ icon, size = 48 }: { icon: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className="shrink-0 text-brand [--icon-accent:var(--icon-tint)]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are constants of category-icons.ts
      dangerouslySetInnerHTML={{ __html: findEntry(categoryIcons, icon) ?? categoryIcons.maintenance }}
    />
  )
}
