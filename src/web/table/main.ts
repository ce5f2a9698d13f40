// The table.
import { mount } from 'svelte'
import '../parts/base.css'
import { tellWhenFull } from '../parts/full-field.ts'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
tellWhenFull()
