import { useRouter } from '@tanstack/react-router'
import { useFreshness } from '../../state/connection/freshness.ts'
import { NewInformationPill } from '../../ui/lists/new-information-pill.tsx'

/** Offers what arrived while the reader was in the middle of the old: never a jump under the thumb. */
export function FreshPill() {
  const router = useRouter()
  const newInformation = useFreshness((state) => state.newInformation)
  if (!newInformation) return null
  const show = () => {
    useFreshness.setState({ newInformation: false })
    void router.invalidate().then(() => scrollTo({ top: 0 }))
  }
  return <NewInformationPill onShow={show} />
}
