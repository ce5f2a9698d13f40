// The rules reference: one book at a time, every rule by its id.
import { mount } from 'svelte'
import '../parts/base.css'
import Reference from './Reference.svelte'

mount(Reference, { target: document.getElementById('app') as HTMLElement })
