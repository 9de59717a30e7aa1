import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addIcons, type Drawing } from '#app/ui/icons/add-icons.ts'
import { Icon } from '#app/ui/icons/icon.tsx'

const SVG = 'http://www.w3.org/2000/svg'
const HEART: Drawing = ['i-lucide-heart', [['path', { d: 'M2 9' }]]]
const CHECK: Drawing = [
  'i-lucide-check',
  [
    ['path', { d: 'M20 6' }],
    ['circle', { cx: '3', cy: '4', r: '5' }],
  ],
]

const sprite = () => document.getElementById('icons') as Element
const names = () => [...sprite().children].map(({ id }) => id)

beforeEach(() => {
  document.body.innerHTML = '<svg id="icons"><symbol id="i-lucide-heart" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg>'
})

it('an icon points at its symbol and is silent', () => {
  const { container } = render(<Icon name="i-lucide-heart" className="text-lg" />)
  expect(container.querySelector('svg.icon.text-lg[aria-hidden=true] > use')?.getAttribute('href')).toBe('#i-lucide-heart')
})

it('what the page has not is added, what it has stays', () => {
  addIcons(sprite(), [HEART, CHECK])
  expect(names()).toEqual(['i-lucide-heart', 'i-lucide-check'])
  expect(sprite().querySelector('#i-lucide-heart path')?.getAttribute('d')).toBe('M1 1')
})

it('a second time nothing is added', () => {
  addIcons(sprite(), [HEART, CHECK])
  addIcons(sprite(), [HEART, CHECK])
  expect(names()).toEqual(['i-lucide-heart', 'i-lucide-check'])
})

it('what is added is drawn: SVG elements with their view and their shapes', () => {
  addIcons(sprite(), [CHECK])
  const added = [...sprite().querySelectorAll('#i-lucide-check, #i-lucide-check *')]
  expect(added.map(({ namespaceURI, localName }) => [namespaceURI, localName])).toEqual([
    [SVG, 'symbol'],
    [SVG, 'path'],
    [SVG, 'circle'],
  ])
  expect(added[0]?.getAttribute('viewBox')).toBe('0 0 24 24')
  expect(['cx', 'cy', 'r'].map((key) => added[2]?.getAttribute(key))).toEqual(['3', '4', '5'])
})
