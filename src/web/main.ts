// The front page: the five books, a new table, the tables this browser knows.
import { mount } from 'svelte'
import './parts/base.css'
import Front from './front/Front.svelte'
import { tellWhenFull } from './parts/full-field.ts'

mount(Front, { target: document.getElementById('app') as HTMLElement })
tellWhenFull()
