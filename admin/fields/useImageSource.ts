import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { privateImage } from '../resources/run-action.ts'
import { imageAddress } from './image-address.ts'

/** Where an image at this width can be read from: its address, or for one that is not public a copy fetched with the session; undefined until it is here. */
export function useImageSource(id: string, widthPixels: number, isPrivate: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['private-image', id, widthPixels],
    queryFn: () => privateImage(id, widthPixels),
    enabled: isPrivate,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // The copy is a resource of the browser outside React: it is let go of with the last look at it.
  useEffect(() => () => void (data && URL.revokeObjectURL(data)), [data])
  return isPrivate ? data : imageAddress(id, widthPixels)
}
