import type { TFunction } from 'i18next'
import type { ProblemCode } from '#contract/core/problem.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { Switching } from '../../../../nouns/use-switching.ts'
import { Switch } from '../../../../ui/controls/switch.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'

interface Props {
  product: OwnProduct
  t: TFunction<'stock'>
  switching: Switching<OwnProduct>
}

const saidId = ({ product_id }: OwnProduct): string => `said-${product_id}`

/** Switches a product on and off. */
export function OnSaleSwitch({ product, t, switching }: Props) {
  const isOn = switching.isOn(product)
  return (
    <Switch
      isOn={isOn}
      label={t('list.switch', { title: product.title })}
      isLocked={switching.isLocked(product)}
      describedBy={switching.problemOf(product) && saidId(product)}
      onChange={(wanted) => switching.set(product, wanted)}
    >
      {t(isOn ? 'list.active' : 'list.inactive')}
    </Switch>
  )
}

/** Why it could not be switched the last time. */
export function SwitchProblem({ product, t, switching }: Props) {
  const problem = switching.problemOf(product)
  return (
    <p id={saidId(product)} role="alert" className="col-span-full text-danger empty:hidden">
      {problem && (
        <>
          <Icon name="i-lucide-circle-alert" /> {refused(t, problem)}
        </>
      )}
    </p>
  )
}

/** Bad input has only one cause there: it has no picture, without which it cannot be shown. */
function refused(t: TFunction<'stock'>, problem: ProblemCode): string {
  if (problem === 'offline') return t('list.switchOffline')
  if (problem === 'bad-input') return t('list.switchNoPicture')
  if (problem === 'unverified-limit') return t('problems:unverified-limit.text')
  return t('list.switchFailed', { why: t(`problems:${problem}.title`) })
}
