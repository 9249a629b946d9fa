# Removes the noise of few samples with the network of Open Image Denoise: its published weights, run by PyTorch.
import os, struct
import numpy as np, torch
from torch.nn import functional as F
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza')


def read_weights():
    """The tensors by name. In the file, a table of names, shapes, types and positions follows the data."""
    d = open(WEIGHTS, 'rb').read(); _, _, _, o = struct.unpack_from('<HBBQ', d); count, = struct.unpack_from('<I', d, o); o += 4; tensors = {}
    for _ in range(count):
        n, = struct.unpack_from('<H', d, o); name = d[o+2:o+2+n].decode(); o += 2+n; shape = struct.unpack_from(f'<{d[o]}I', d, o+1); o += 1 + 5*d[o]; kind = {'h': '<f2', 'f': '<f4'}[chr(d[o])]; at, = struct.unpack_from('<Q', d, o+1); o += 9
        tensors[name] = torch.from_numpy(np.frombuffer(d, kind, int(np.prod(shape)), at).astype(np.float32).reshape(shape))
    return tensors


# The network sees light on a perceptual curve: linear near black, then a power, then a logarithm.
A, B, C, D, E, G, H, Y0, Y1, X0, X1 = 1.41283765e3, 1.64593172, .431384981, -2.94139609e-3, .192653254, 6.26026094e-3, .998620152, 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, .370974749
curve = lambda y: np.where(y <= Y0, A*y, np.where(y <= Y1, B*np.maximum(y, 1e-12)**C + D, E*np.log(y + G) + H))
linear = lambda x: np.where(x <= X0, x/A, np.where(x <= X1, (np.maximum(x - D, 1e-12)/B)**(1/C), np.exp((x - H)/E) - G))
BRIGHTEST = 65504.; TOP = float(curve(BRIGHTEST))


def exposure(color):
    """The factor that brings a picture to middle gray: the mean logarithm of the light of its tiles of 16 pixels."""
    l = color @ np.array([.2126, .7152, .0722], np.float32); h, w = l.shape; l = l[:h//16*16, :w//16*16].reshape(h//16, 16, w//16, 16).mean((1, 3)); l = l[l > 1e-8]
    return float(.18/2**np.log2(l).mean()) if l.size else 1.


def network(x, w):
    """A U-Net: four halvings and back, each step back beside the layer of its size. Width and height are multiples of 16."""
    conv = lambda name, x: F.relu_(F.conv2d(x, w[f'{name}.weight'], w[f'{name}.bias'], padding=1)); layers = [x]; x = conv('enc_conv0', x)
    for level in (1, 2, 3, 4): x = F.max_pool2d(conv(f'enc_conv{level}', x), 2); layers.append(x)
    x = conv('enc_conv5b', conv('enc_conv5a', layers.pop()))
    for level in (4, 3, 2, 1): x = torch.cat((F.interpolate(x, scale_factor=2.), layers.pop()), 1); x = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', x))
    return F.conv2d(x, w['dec_conv0.weight'], w['dec_conv0.bias'], padding=1)


def denoise(color, albedo, normal):
    """Scene-linear color (height, width, 3) without its noise; albedo is 0 to 1, normals are -1 to 1."""
    gain = exposure(color); layers = (curve(np.clip(color*gain, 0, BRIGHTEST))/TOP, np.clip(albedo, 0, 1), np.clip(normal, -1, 1)*.5 + .5)
    x = torch.from_numpy(np.concatenate(layers, -1).transpose(2, 0, 1)[None].astype(np.float32)); h, w = x.shape[2:]; x = F.pad(x, (0, -w % 16, 0, -h % 16), 'replicate')
    with torch.inference_mode(): y = network(x, read_weights())[0, :, :h, :w].numpy().transpose(1, 2, 0)
    return (linear(np.maximum(y, 0)*TOP)/gain).astype(np.float32)
