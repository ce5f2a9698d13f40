// The front page: the five books, a new table, the tables this browser knows.
import { mount } from 'svelte'
import './parts/base.css'
import Front from './front/Front.svelte'

mount(Front, { target: document.getElementById('app') as HTMLElement })
