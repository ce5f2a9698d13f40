// The rules reference: one book at a time, every rule by its id.
import { mount } from 'svelte'
import '../parts/base.css'
import { tellWhenFull } from '../parts/full-field.ts'
import Reference from './Reference.svelte'

mount(Reference, { target: document.getElementById('app') as HTMLElement })
tellWhenFull()
