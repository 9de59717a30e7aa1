import { describe, expect, it } from 'vitest'
import { plainImports } from '../../src/tasks/lean-imports.ts'

describe('what stands around an import', () => {
  it('is left out once it has been read', () => {
    const picked = 've(async()=>{let{loadEvent:e,loadList:t}=await(import("./a.js"));return{loadEvent:e,loadList:t}},[])'
    expect(plainImports(`await(${picked}).loadEvent(1)`)).toBe('await(ve(()=>import("./a.js"))).loadEvent(1)')
    expect(plainImports('v(()=>ve(()=>import("./b.js"),[]),"component")')).toBe('v(()=>ve(()=>import("./b.js")),"component")')
  })

  it.each([
    ['gives something else than it takes', 'async()=>{let{a:e}=await(import("./a.js"));return{b:e}}'],
    ['does something between', 'async()=>{let{a:e}=await(import("./a.js"));e();return{a:e}}'],
    ['waits for a style sheet', 've(()=>import("./a.js"),["./a.css"])'],
  ])('stays where it %s', (_, code) => expect(plainImports(code)).toBe(code))
})
