// The table.
import { mount } from 'svelte'
import '../parts/base.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
