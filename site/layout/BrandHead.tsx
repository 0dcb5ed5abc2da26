import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { useRootData } from '../ui/root-data.ts'

/** The icons of the platform, and its colors if they are not those of the design tokens. */
export function BrandHead() {
  const rootData = useRootData()
  const icon = rootData?.appInfo.brand.icon
  const css = rootData?.brandCss
  return (
    <>
      {icon ? (
        <>
          <link rel="icon" href={publicImageUrl(icon, 64)} />
          <link rel="apple-touch-icon" href={publicImageUrl(icon, 256)} />
        </>
      ) : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icon-180.png" />
        </>
      )}
      {css && <style>{css}</style>}
    </>
  )
}
