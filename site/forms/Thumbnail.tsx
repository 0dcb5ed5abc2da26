import { useEffect, useState } from 'react'

/** A small picture of a chosen image. */
export function Thumbnail({ file, className }: { file: File; className: string }) {
  const [url, setUrl] = useState<string>()
  // An effect: the address of the file has to be released.
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url ? <img src={url} alt="" className={`rounded-small object-cover ${className}`} /> : <span className={className} />
}
